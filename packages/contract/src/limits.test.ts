/** Literal copies of promised limits, so that an accidental change fails. */
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { pictureShapes } from './picture-shapes.ts';
import { freeClaims, planOf, plans, premiumClaims, premiumGives, premiumPrice } from './plans.ts';

test('every limit has its agreed value', () => {
  expect(limits).toEqual({
    uploadBytes: 15_728_640,
    imagePixels: 64_000_000,
    previewSidePx: 640,
    teaserSidePx: 256,
    brushStrokes: 200,
    brushPoints: 4000,
    brushLength: 100,
    layoutPieces: 60,
    formFiles: 4,
    formFields: 32,
    formFieldBytes: 131_072,
    formNameCharacters: 1000,
    keptThings: 12,
    paintedThings: 12,
    visitorStorageBytes: 268_435_456,
    visitorAddressStorageBytes: 268_435_456,
    freeAddressBytesPerDay: 2_147_483_648,
    freeStorageBytes: 1_073_741_824,
    premiumStorageBytes: 10_737_418_240,
    freePicturesPerDay: 25,
    visitorPicturesPerDay: 5,
    premiumFairUsePerDay: 500,
    addressOrderBytesPerDay: 67_108_864,
    premiumOrderBytesPerDay: 268_435_456,
    runningPerUser: 1,
    waitingPerUser: 3,
    promptCharacters: 32_000,
    bodyBytes: 262_144,
    earlierTurns: 30,
    earlierTurnCharacters: 8000,
    speechCharacters: 4000,
    conversationMessages: 200,
    conversationBytes: 1_048_576,
    freeTextBytes: 67_108_864,
    premiumTextBytes: 1_073_741_824,
    searchedTextBytes: 4_194_304,
    freeAddressTextBytesPerDay: 268_435_456,
    conversationTitleCharacters: 120,
    chatMessagesPerMinute: 30,
    visitorChatMessagesPerMinute: 10,
    eventStreamsEach: 24,
    eventStreamsPerAddress: 96,
    downloadsPerAddress: 128,
    picturesPerMessage: 4,
    addressFetchesPerMinute: 5,
    passwordMinCharacters: 8,
    passwordMaxCharacters: 128,
    nameMaxCharacters: 80,
    freshSignInMinutes: 30,
  });
});

test('every plan gives what its page says', () => {
  expect(plans).toEqual({
    visitor: {
      label: 'Visitor',
      interiorStudio: false,
      picturesPerDay: 5,
      maxSidePx: 1024,
      storageBytes: 268_435_456,
      queuePriority: 0,
    },
    free: {
      label: 'Free',
      interiorStudio: false,
      picturesPerDay: 25,
      maxSidePx: 1024,
      storageBytes: 1_073_741_824,
      queuePriority: 5,
    },
    premium: {
      label: 'Premium',
      interiorStudio: true,
      picturesPerDay: null,
      maxSidePx: 2048,
      storageBytes: 10_737_418_240,
      queuePriority: 10,
    },
  });
  expect(freeClaims(25)).toEqual([
    'The architecture assistant, read aloud too',
    'The exterior studio with all its styles',
    'The visuals studio',
    '25 pictures a day',
    'Pictures up to 1024 pixels',
  ]);
  expect(premiumClaims).toEqual([
    'Unlimited interior and exterior renders',
    'Unlimited architectural responses',
    'Unlimited audio responses',
    'A high-resolution image generator: up to 2048 pixels',
    'Your pictures are made first',
  ]);
  expect(premiumGives).toContain('up to 2048 pixels');
  expect(Object.values(premiumPrice)).toEqual(['$9.99', '$0.00', 'per month', 'temporary free']);
});

test('only a completed payment is premium', () => {
  expect(planOf('completed')).toBe('premium');
  for (const other of ['free', 'pending', 'Completed', '']) expect(planOf(other)).toBe('free');
});

test('aspect ratios match their names', () => {
  const ratios = Object.entries(pictureShapes).map(
    ([name, { widthShare, heightShare }]) => `${name} ${widthShare}:${heightShare}`,
  );
  expect(ratios).toEqual(['landscape 3:2', 'square 1:1', 'portrait 2:3', 'wide 16:9']);
});
