/** Fakes of external services, for the tests of all packages that use models. */

export { settingsOfEveryProvider } from './every-provider.fixture.ts';
export { fakeComfyUi } from './fake-comfyui.fixture.ts';
export type { FakeEngine } from './fake-engine.fixture.ts';
export { fakeOpenAiPictures } from './fake-openai-pictures.fixture.ts';
export { fakeSdapi } from './fake-sdapi.fixture.ts';
export { type FakeService, type ServiceAnswer, startFakeService } from './fake-service.fixture.ts';
export { fakeStability } from './fake-stability.fixture.ts';
export { loadedBy } from './loaded-by.fixture.ts';
