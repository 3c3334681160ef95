/** What is being made right now, at the foot of the sidebar. Nothing runs: nothing is shown. */
export function RunningNow() {
  return null;
}
