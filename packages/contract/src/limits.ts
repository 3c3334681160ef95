/** Table of limits: sizes, quotas and rates, enforced by the server and shown on screens. */
export const limits = {
  uploadBytes: 15 * 1024 * 1024,
  imagePixels: 64_000_000,
  /** Longest side of free previews; the second if the tool needs premium. */
  previewSidePx: 640,
  teaserSidePx: 256,
  /** Limits on all protecting strokes of one photo; lengths in sides of the photo. */
  brushStrokes: 200,
  brushPoints: 4_000,
  brushLength: 100,
  /** For rooms laid out by hand. */
  layoutPieces: 60,
  formFiles: 4,
  formFields: 32,
  formFieldBytes: 128 * 1024,
  formNameCharacters: 1_000,
  /** Kept things per order; each is segmented separately. */
  keptThings: 12,
  paintedThings: 12,
  visitorStorageBytes: 256 * 1024 * 1024,
  /** For all visitors of one address: without a cookie each request is a new visitor. */
  visitorAddressStorageBytes: 256 * 1024 * 1024,
  /** New files of all unpaid accounts of one address within 24 hours: accounts are quickly made. */
  freeAddressBytesPerDay: 2 * 1024 * 1024 * 1024,
  freeStorageBytes: 1024 * 1024 * 1024,
  premiumStorageBytes: 10 * 1024 * 1024 * 1024,
  freePicturesPerDay: 25,
  visitorPicturesPerDay: 5,
  premiumFairUsePerDay: 500,
  /** Prompts and recipes of the orders of a day: of all visitors of an address, of all its unpaid accounts. */
  addressOrderBytesPerDay: 64 * 1024 * 1024,
  /** For a paying account. */
  premiumOrderBytesPerDay: 256 * 1024 * 1024,
  runningPerUser: 1,
  waitingPerUser: 3,
  promptCharacters: 32_000,
  /** Limit of a body without files: twice the size of the most brush strokes. */
  bodyBytes: 256 * 1024,
  /** Turns that an answer reads, its question among them: small models take no more, and every token of others is paid for. */
  earlierTurns: 30,
  /** Characters kept of each earlier turn of an unsaved conversation. */
  earlierTurnCharacters: 8_000,
  speechCharacters: 4_000,
  conversationMessages: 200,
  /** Saved text, with what belongs to answers: of a conversation, which is shown as a whole, and of an account. */
  conversationBytes: 1024 * 1024,
  freeTextBytes: 64 * 1024 * 1024,
  premiumTextBytes: 1024 * 1024 * 1024,
  /** A search reads the messages of a person's newest conversations up to this; of older ones the title. */
  searchedTextBytes: 4 * 1024 * 1024,
  /** For all unpaid accounts of one address within 24 hours. */
  freeAddressTextBytesPerDay: 256 * 1024 * 1024,
  conversationTitleCharacters: 120,
  chatMessagesPerMinute: 30,
  visitorChatMessagesPerMinute: 10,
  /** Open event streams, of progress and of answers: per person (for visitors, per address), and per address. */
  eventStreamsEach: 24,
  eventStreamsPerAddress: 96,
  /**
   * Open downloads of whole pictures and archives, per address: those of an office, whose browsers have six
   * connections each. Thumbnails are small, read at once, and not counted.
   */
  downloadsPerAddress: 128,
  picturesPerMessage: 4,
  addressFetchesPerMinute: 5,
  passwordMinCharacters: 8,
  passwordMaxCharacters: 128,
  nameMaxCharacters: 80,
  /** Time after signing in during which a new password can be set without signing in again. */
  freshSignInMinutes: 30,
} as const;
