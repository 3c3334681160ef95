/**
 * Words for where and with whom a story happens rather than what it asks: kind and age of the home, season,
 * sources. They count half beside a real subject; a question made only of them ("what is a semi-detached
 * house") is unaffected.
 */
export const settingWords: ReadonlySet<string> = new Set(
  `house houses home homes flat flats apartment apartments bungalow cottage semi detached terraced terrace maisonette
  townhouse property building place victorian edwardian georgian 1900s 1910s 1920s 1930s 1940s 1950s 1960s 1970s 1980s
  1990s old tiny small huge little upstairs downstairs ground first second top back front end corner middle
  summer winter evening morning night outside inside builder builders contractor plumber electrician installer surveyor agent architect designer
  estate council bakery shop cafe school student`.split(/\s+/),
);
