import { problems, tools } from '@maquette/contract';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { moreTools } from '../../lib/more-tools.ts';
import { paths } from '../../lib/paths.ts';
import { refreshSession, usePerson } from '../../lib/session/session.ts';
import { useNotices } from '../../ui/overlays/notices.tsx';

const cards = [
  {
    to: paths.chat,
    title: 'Assistant',
    text: 'Ask about homes and buildings',
    picture: '/pictures/launcher-assistant.webp',
  },
  {
    to: paths.interiors,
    title: tools.interior.label,
    text: 'Your own room, furnished anew',
    picture: '/pictures/launcher-interiors.webp',
  },
  {
    to: paths.exteriors,
    title: tools.exterior.label,
    text: 'Another house in the place of yours',
    picture: '/pictures/launcher-exteriors.webp',
  },
  {
    to: paths.visuals,
    title: tools.visual.label,
    text: 'Turn words into buildings',
    picture: '/pictures/launcher-visuals.webp',
  },
] as const;

const more = [
  ...moreTools,
  { to: paths.history, label: 'History', text: 'Everything you made' },
  { to: paths.editProfile, label: 'Edit profile', text: 'Names, password, plan and data' },
] as const;

export function LauncherScreen() {
  const person = usePerson();
  const navigate = useNavigate();
  const notices = useNotices();

  /** Checks the session first: it may have ended since the page was opened. */
  const enter = async (event: MouseEvent, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const session = await refreshSession();
    if (session.status === 'signed-out') {
      await notices.alert(problems.SIGN_IN_NEEDED.message);
      await navigate(paths.login);
      return;
    }
    await navigate(to);
  };

  return (
    <div className="page pt-12 md:pt-16">
      <h1 className="text-page">Good to see you{person ? `, ${person.firstName}` : ''}</h1>
      <p className="mt-3 text-soft">Where would you like to begin?</p>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2">
        {cards.map(({ to, title, text, picture }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={(event) => void enter(event, to)}
              className="group block overflow-hidden rounded-lg border border-line bg-raised transition-colors hover:border-accent"
            >
              <div className="aspect-16/9 overflow-hidden border-b border-line bg-sunken">
                <img
                  src={picture}
                  alt=""
                  width={960}
                  height={540}
                  className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none"
                />
              </div>
              <div className="px-6 py-5">
                <h2 className="text-title">{title}</h2>
                <p className="text-soft">{text}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="more-tools" className="mt-14">
        <h2 id="more-tools" className="text-title">
          More tools
        </h2>
        <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {more.map(({ to, label, text }) => (
            <li key={to} className="border-t border-line">
              <Link
                to={to}
                className="group flex min-h-14 items-center gap-x-3 py-2.5 max-sm:flex-col max-sm:items-start"
              >
                <span className="transition-colors group-hover:text-accent">{label}</span>
                <span className="text-sm text-faint">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
