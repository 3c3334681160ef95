/** Engine names in everyday words. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `oakPlanks` as "oak planks". */
export const spoken = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
