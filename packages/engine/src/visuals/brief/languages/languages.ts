/** Languages besides English, in the column order of the tables here. */
export const languages = ['german', 'french', 'spanish', 'italian', 'portuguese'] as const;
export type Language = (typeof languages)[number];
