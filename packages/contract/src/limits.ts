/** Business limits, in one table: sizes, quotas and rates. The server enforces, the screens show. */
export const limits = {
  uploadBytes: 15 * 1024 * 1024,
  imagePixels: 64_000_000,
  /** Longest side of the small looks that cost nothing; the second where the tool needs premium. */
  previewSidePx: 640,
  teaserSidePx: 256,
  /** Limits of the protecting brush for one photo, all strokes together; lengths in sides of the photo. */
  brushStrokes: 200,
  brushPoints: 4_000,
  brushLength: 100,
  /** Of a room that is laid out by hand. */
  layoutPieces: 60,
  formFiles: 4,
  formFields: 32,
  formFieldBytes: 128 * 1024,
  formNameCharacters: 1_000,
  /** Things of a photo that one order keeps: each is told from the room by itself. */
  keptThings: 12,
  /** Things of a photo that one order paints or clads. */
  paintedThings: 12,
  /** Storage limits by plan. */
  visitorStorageBytes: 256 * 1024 * 1024,
  /** Of all visitors of one address together: without a cookie each request is another visitor. */
  visitorAddressStorageBytes: 256 * 1024 * 1024,
  freeStorageBytes: 1024 * 1024 * 1024,
  premiumStorageBytes: 10 * 1024 * 1024 * 1024,
  freePicturesPerDay: 25,
  visitorPicturesPerDay: 5,
  premiumFairUsePerDay: 500,
  runningPerUser: 1,
  waitingPerUser: 3,
  promptCharacters: 32_000,
  /** Characters read of each earlier turn of an unsaved conversation. */
  earlierTurnCharacters: 8_000,
  speechCharacters: 4_000,
  conversationMessages: 200,
  conversationTitleCharacters: 120,
  chatMessagesPerMinute: 30,
  visitorChatMessagesPerMinute: 10,
  /** Event streams that are open at once: of a person (a visitor's address), and of an address. */
  eventStreamsEach: 24,
  eventStreamsPerAddress: 96,
  picturesPerMessage: 4,
  addressFetchesPerMinute: 5,
  passwordMinCharacters: 8,
  passwordMaxCharacters: 128,
  nameMaxCharacters: 80,
  /** How long after signing in a new password may be set without signing in again. */
  freshSignInMinutes: 30,
} as const;
