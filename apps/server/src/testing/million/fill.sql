-- So many generations of a hundredth as many people, one of whom made every fiftieth.
set synchronous_commit = off;
insert into users (id, name, email, email_verified, first_name, last_name)
  select 'su' || i, 'S U', 'su' || i || '@example.com', true, 'S', 'U' from generate_series(1, :people) i;
insert into sessions (id, token, user_id, expires_at)
  select 'ss' || i, md5(i::text), 'su' || (i % :people + 1), now() + ((i % 40 - 20) || ' days')::interval from generate_series(1, :sessions) i;
insert into generations (id, owner, tool, status, title, prompt, style, room_type, property_type, aesthetic, recipe, original_file_id, engine_id, notes, favourite, stage, percent, attempts, dispatched, last_event, quota_subject, quota_day, quota_units, deadline_at, created_at, started_at, finished_at)
  select 'g' || i,
    case when i % 20 = 0 then 'visitor:' || substr(md5((i / 20)::text), 1, 22) when i % 50 = 1 then 'su1' else 'su' || (hashint4(i) & 2147483647) % :people + 1 end,
    (array['exterior', 'interior', 'visual', 'sketch'])[i % 4 + 1],
    case when i % 33 = 0 then 'failed' when i % 57 = 0 then 'cancelled' else 'done' end,
    'Coastal Facade ' || i, repeat('a timber cabin by a lake in autumn fog ', 3), 'Coastal', 'Facade', 'Residential', 'Bright',
    '{"version": 2, "from": "drawing", "photoId": "p1", "seed": 1, "maxSidePx": 1024}', case when i % 4 in (0, 1) then 'p' || (i / 5) end, 'builtin:restyle', '["one note"]',
    i % 40 = 0, 'Finishing', 100, 1, true, 24, 'user:su' || (hashint4(i) & 2147483647) % :people + 1, '2026-01-01', 1,
    now(), now() - (i || ' seconds')::interval * 2, now(), now()
  from generate_series(1, :generations) i;
insert into files (id, owner, kind, generation_id, storage_key, thumb_key, content_type, bytes, width_px, height_px, sha256, created_at)
  select 'f' || id, owner, 'picture', id, 'generations/' || id || '/1/f.png', 'generations/' || id || '/1/f.webp', 'image/png', 30000, 1024, 768, md5(id), created_at from generations;
insert into files (id, owner, kind, storage_key, content_type, bytes, width_px, height_px, sha256, created_at, due_at)
  select 'p' || i, 'su' || (hashint4(i) & 2147483647) % :people + 1, 'photo', 'photos/p' || i || '.jpg', 'image/jpeg', 30000, 1024, 768, md5('p' || i),
    now() - (i || ' seconds')::interval * 40, now() + (i % 168 - 1 || ' hours')::interval from generate_series(1, :photos) i;
insert into pictures (generation_id, index, file_id, seed) select id, 0, 'f' || id, 1 from generations;
insert into generation_events (generation_id, number, data, created_at)
  select id, n, case when n = 3 then '{"type": "done"}'::jsonb else '{"type": "stage", "name": "Drawing", "percent": 40}' end, now() - interval '3 days'
  from generations, generate_series(2, 3) n where n = 3 or substr(id, 2)::int % 10 = 0;
insert into quotas (subject, day, reserved, committed) select 'user:su' || u, to_char(now() - (d || ' days')::interval, 'YYYY-MM-DD'), 0, 3 from generate_series(1, :people) u, generate_series(0, 19) d;
insert into conversations (id, owner_id, title, created_at, updated_at, deleted_at)
  select gen_random_uuid(), case when i % 250 = 1 then 'su1' else 'su' || i % :people + 1 end, 'Oak or laminate ' || i,
    now() - (i || ' minutes')::interval, now() - (i || ' minutes')::interval, case when i % 100 = 0 then now() - interval '1 day' end from generate_series(1, :conversations) i;
insert into messages (conversation_id, id, position, role, parts, metadata, state, updated_at)
  select id, 'm' || n, n, case when n % 2 = 1 then 'user' else 'assistant' end, jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('Oak is harder than laminate. ', n * n))), '{}', 'complete', updated_at
  from conversations, generate_series(1, 4) n;
insert into verifications (id, identifier, value, expires_at) select 'v' || i, md5(i::text), md5('v' || i), now() + (i % 4 - 1 || ' hours')::interval from generate_series(1, :verifications) i;
insert into rates (key, count, window_ends_at) select md5('r' || i), 1, now() + (i % 50 - 1 || ' minutes')::interval from generate_series(1, :verifications) i;
insert into billing (owner_id, source, stripe_customer_id, checked_at) select 'su' || i, 'stripe', 'cus_' || i, now() - interval '1 hour' from generate_series(10, :people, 10) i;
insert into administrator_actions (at, actor_id, actor_name, deed, subject_id, subject_name) select now() - (i || ' hours')::interval, 'su2', 'S U', 'disable', 'su' || i, 'S U' from generate_series(1, :people / 10) i;
vacuum analyze;
