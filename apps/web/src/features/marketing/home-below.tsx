import { limits, premiumPrice } from '@maquette/contract';
import { useFreeOffer } from '../../lib/offer.ts';
import { paths } from '../../lib/paths.ts';
import { useSystem } from '../../lib/system.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BeginButton } from './begin-button.tsx';
import { Promises } from './promises.tsx';
import { StudioIndex } from './studio-index.tsx';

/** Lower part of the home page. */
export function HomeBelow() {
  const isFree = useFreeOffer();
  const { freePicturesPerDay } = useSystem()?.limits ?? limits;
  return (
    <div className="grid gap-24 md:gap-32">
      <Promises />
      <StudioIndex />
      <section className="page">
        <div className="squared grid justify-items-start gap-6 rounded-lg border border-line px-6 py-14 sm:px-12 md:py-20">
          <h2 className="max-w-[18ch] bg-paper text-page">
            Begin with the room you are sitting in
          </h2>
          <p className="max-w-[48ch] bg-paper text-soft">
            {freePicturesPerDay} pictures a day are free. Premium is {premiumPrice.monthly}{' '}
            {premiumPrice.period}
            {isFree && ', and free at the moment'}.
          </p>
          <div className="flex flex-wrap gap-3">
            <BeginButton />
            <ButtonLink to={paths.pricing} size="large" className="bg-paper">
              See the plans
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
