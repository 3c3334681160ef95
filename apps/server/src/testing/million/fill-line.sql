-- Work that waits: of each person one in the queue, the others behind it. The queue hands none out before tomorrow.
insert into generations (id, owner, tool, status, title, prompt, recipe, dispatched, last_event, quota_subject, quota_day, quota_units, deadline_at, created_at)
  select 'w' || i, 'su' || i % :people + 1, 'visual', 'queued', 'A cabin ' || i, 'a timber cabin by a lake', '{"version": 2, "from": "words", "seed": 1}', i <= :people, 1,
    'user:su' || i % :people + 1, '2026-01-01', 1, now() + interval '1 day', now() - interval '5 minutes' - (i || ' milliseconds')::interval
  from generate_series(1, :waiting) i;
insert into generation_events (generation_id, number, data) select id, 1, '{"type": "queued", "position": 3}' from generations where status = 'queued' and id like 'w%';
insert into pgboss.job (name, data, start_after, keep_until, retry_limit, expire_seconds, deletion_seconds, dead_letter, policy, heartbeat_seconds)
  select name, jsonb_build_object('generationId', generations.id), now() + interval '1 day', now() + interval '15 days', retry_limit, expire_seconds, deletion_seconds, dead_letter, policy, heartbeat_seconds
  from pgboss.queue, generations where name = 'generations' and status = 'queued' and dispatched and generations.id like 'w%';
vacuum analyze;
