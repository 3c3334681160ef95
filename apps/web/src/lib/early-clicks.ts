/**
 * A page is there before its scripts are. A button that is pressed in between would do nothing, so the press
 * is kept, and made once the page answers. Links work without scripts and are left alone.
 */
const aliveEvent = 'maquette-alive';

/** Part of the script in the head. */
export const earlyClicksScript = `(function(){var pressed;function keep(event){var button=event.target.closest&&event.target.closest('button');if(!button)return;event.stopImmediatePropagation();event.preventDefault();pressed=button}addEventListener('click',keep,true);addEventListener('${aliveEvent}',function(){removeEventListener('click',keep,true);if(pressed&&pressed.isConnected)pressed.click()},{once:true})})()`;

/** Whatever is shown now answers by itself. */
export function tellPageIsAlive(): void {
  window.dispatchEvent(new Event(aliveEvent));
}
