/** Confirmation before pictures are spent on a prompt that names nothing we draw. */
import { Button } from '../../ui/button.tsx';

export function NearestReading({ nearest, onMake }: { nearest: string; onMake: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-raised px-4 py-3"
    >
      <p className="text-[0.9375rem]">
        These words name no building, room or thing that we can draw. The nearest we can make is{' '}
        {nearest}. Nothing has been spent; change the words, or make it anyway.
      </p>
      <Button size="small" onClick={onMake}>
        Make it anyway
      </Button>
    </div>
  );
}
