import { BeginButton } from './begin-button.tsx';
import { Compare } from './compare.tsx';
import { HomeBelow } from './home-below.tsx';
import { stylePictures } from './pictures.ts';
import { Slideshow } from './slideshow.tsx';
import { TypingLine } from './typing-line.tsx';

export function HomePage() {
  return (
    <div className="grid gap-24 md:gap-32">
      <Hero />
      <section
        aria-labelledby="compare-title"
        className="page grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_1.25fr]"
      >
        <div>
          <h2 id="compare-title" className="text-page">
            New style. Same room.
          </h2>
          <p className="mt-5 max-w-[44ch] text-soft">
            Move the line. The room, its windows and the place you stand in are the same on both
            sides; the furniture is new.
          </p>
        </div>
        <Compare />
      </section>
      <HomeBelow />
    </div>
  );
}

function Hero() {
  return (
    <section className="page grid items-center gap-x-16 gap-y-10 pt-10 md:pt-16 lg:grid-cols-[1.05fr_1fr]">
      <div className="grid min-w-0 gap-7">
        <h1 className="text-display">Design your home with AI. Meet Maquette.</h1>
        <p className="max-w-[44ch] text-lg text-soft">
          An assistant that knows how houses are made, and studios that redesign your own photo
          without moving a wall.
        </p>
        <TypingLine />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <BeginButton />
          <p className="text-sm text-faint">No card, no key, nothing to install.</p>
        </div>
      </div>
      <Slideshow label="Four styles, drawn by the built-in engine" pictures={stylePictures} />
    </section>
  );
}
