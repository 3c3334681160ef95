import {
  KeepsYourRoom,
  NothingIsLost,
  PicturesAreModels,
  WorksWithNothing,
} from './promise-drawings.tsx';

const promises = [
  {
    title: 'It works with nothing',
    text: 'No key, no graphics card, no account elsewhere. Two commands on a bare machine, and every studio gives real results from engines of its own. Put a model you like behind any of them, and only a small label changes.',
    Drawing: WorksWithNothing,
  },
  {
    title: 'It keeps your room',
    text: 'Your window stays where the mason put it, with its view where it is clear. So does whatever you tap or paint to keep. Each picture is measured against your photo and shows how much was kept. A poor one is made again before you see it.',
    Drawing: KeepsYourRoom,
  },
  {
    title: 'Its pictures are models',
    text: 'Words become a building, not just an image of one. Walk round the same house, see it at dusk, in snow, as watercolour or blueprint, or take it with you as a 3D file.',
    Drawing: PicturesAreModels,
  },
  {
    title: 'Nothing is lost',
    text: 'Reload the page, close the lid, pull the plug. What you asked for goes on, ends exactly once, and waits in your drawer. A result that failed costs nothing.',
    Drawing: NothingIsLost,
  },
] as const;

export function Promises() {
  return (
    <section aria-label="What is different here" className="page">
      {promises.map(({ title, text, Drawing }) => (
        <article
          key={title}
          className="grid items-center gap-x-12 gap-y-6 border-t border-line py-12 md:grid-cols-[1.1fr_1.3fr_0.9fr] md:py-16"
        >
          <h2 className="text-heading">{title}</h2>
          <p className="max-w-[52ch] text-soft">{text}</p>
          <Drawing />
        </article>
      ))}
    </section>
  );
}
