/**
 * Which modules travel together. Some sixty files a page press badly and each costs a request; a page of
 * a studio is thirteen. The order matters: a part takes along what its modules need, unless a part
 * before it has it.
 */
interface Part {
  readonly name: string;
  readonly test: RegExp;
}

const icons =
  'check|chevron-down|chevron-right|circle-check|download|heart|image|layers|lightbulb|messages-square|plus|rotate-ccw|rotate-cw|shuffle|sliders-horizontal|sparkles|trash|trash-2|undo-2|x';

export const parts: readonly Part[] = [
  { name: 'frame', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  {
    // What every public page begins with.
    name: 'house',
    test: /src\/(ui\/(button|class-names|error-words|glyphs|icon-button|later|logo|notices|spinner|toast|social-icon)|lib\/(session|paths|contact|account-dialogs|media-query|theme|head-script)|app\/shell\/(public-header|account-area|social-links|skip-link)|notices)\.tsx?$|preload-helper/,
  },
  {
    // Small things of many pages, the first one excepted.
    name: 'small',
    test: new RegExp(
      [
        'contract/src/(problems|final-problems|limits|plans|tools|contact|pages|picture-shapes|design/(options|presets|studios|picture-paths))\\.ts',
        'src/app/(page-title|gates?|shell/theme-switch)\\.tsx?',
        'src/ui/(field|text-link|skeleton|chip|drawings|select|slider|states)\\.tsx',
        'src/lib/(account|offer|problem-text|reader-time|random-id|sign-in-ended)\\.ts',
        'lucide-react/dist/esm/(?!icons/)',
        `lucide-react/dist/esm/icons/(${icons})\\.mjs`,
      ].join('|'),
    ),
  },
  {
    // The way to the server, for pages that ask it something.
    name: 'wire',
    test: /node_modules\/(@tanstack|@orpc|@standardserver)\/|src\/lib\/(api|query-client)\.ts|contract-routes/,
  },
  {
    name: 'dashboard',
    test: /src\/(app\/(shell\/dashboard|routes\/dashboard-layout)|features\/account\/use-log-out|ui\/sidebar\.tsx)/,
  },
  {
    // What a studio shows of a piece of work, in all of them.
    name: 'studio',
    test: /src\/(features\/redesign\/(make-again-buttons|use-order|recipe|choices\/option-pictures)|studio\/(ask-about|compare-slider|engine-label|follow-work|made-picture|picture-preview|picture-stage|quota|result-hero|use-brought|use-photo|prepare-picture|work)|ui\/(progress|file-drop)\.tsx)/,
  },
  {
    name: 'redesign',
    test: /src\/features\/redesign\/(redesign-screen|render-row|upload-step|photo-tools|choices\/(all-styles|change-choice|customize-step|style-strip))/,
  },
];
