/** Words that identify English, besides stop words of the other languages. */
export const englishStopWords: ReadonlySet<string> = new Set(
  `the is are was be been how what which who where when why can could should would will do does did
  my your our his her their its it this that these those i we you they he she and or not of for from
  with without to at by on in into out up down under over between near next than then so if but as
  any some much many more most less need needs want have has had get got make making put take use
  about there here just only also too very me us them an a no yes ok please hello thanks litre litres metre metres liter liters meter meters`
    .split(/\s+/)
    .filter((each) => each !== ''),
);
