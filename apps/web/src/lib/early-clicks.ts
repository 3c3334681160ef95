/**
 * Prerendered pages are visible before their scripts have loaded. A button clicked in between would do
 * nothing, so the click is recorded and replayed after hydration. Links work without scripts and are ignored.
 */
const hydratedEvent = 'maquette-alive';

export const earlyClicksScript = `(function(){var pressed;function keep(event){var button=event.target.closest&&event.target.closest('button');if(!button)return;event.stopImmediatePropagation();event.preventDefault();pressed=button}addEventListener('click',keep,true);addEventListener('${hydratedEvent}',function(){removeEventListener('click',keep,true);if(pressed&&pressed.isConnected)pressed.click()},{once:true})})()`;

/** Called after hydration: from now on elements handle their own clicks. */
export function announceHydration(): void {
  window.dispatchEvent(new Event(hydratedEvent));
}
