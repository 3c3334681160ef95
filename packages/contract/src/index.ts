export { api } from './api.ts';
export {
  type Contact,
  type ContactLine,
  contactText,
  exampleContact,
  type SocialName,
  socialNames,
} from './contact.ts';
export { contactLimits, contactLink, isSite } from './contact-link.ts';
export { contract } from './contract.ts';
export {
  type Change,
  type ChangeOption,
  changeNames,
  changeOfStrength,
  changeOption,
  changes,
  furnishAnyway,
  storedChangeDefault,
} from './design/changes.ts';
export {
  type FinishMaterial,
  type FinishPaint,
  finishMaterials,
  finishPaints,
  thingMaterials,
} from './design/finishes.ts';
export {
  exteriorAesthetics,
  exteriorPropertyTypes,
  exteriorRoomTypes,
  interiorAesthetics,
  interiorPropertyTypes,
  interiorRoomTypes,
  type Option,
} from './design/options.ts';
export { materialPicturePath, stylePicturePath } from './design/picture-paths.ts';
export {
  type ExteriorStyle,
  exteriorPresets,
  type InteriorStyle,
  interiorPresets,
  type StylePreset,
} from './design/presets.ts';
export { type Studio, type StudioKind, studios } from './design/studios.ts';
export {
  memberEndpoint,
  openEndpoint,
  type ProblemBody,
  problemBodySchema,
  problemErrors,
} from './endpoint.ts';
export { type EngineJob, engineJobs } from './engine-jobs.ts';
export {
  accountContract,
  emailAddress,
  newPassword,
  type Profile,
  personName,
  profileSchema,
} from './features/account.ts';
export type {
  AdministratorAction,
  AdministratorActionKind,
} from './features/administration/actions.ts';
export {
  type ContactPlace,
  type ContactSetting,
  type ContactState,
  contactPlaces,
  contactSetting,
} from './features/administration/contact.ts';
export { administrationContract } from './features/administration/contract.ts';
export type { AdministeredJob } from './features/administration/jobs.ts';
export type { KnownPerson } from './features/administration/people.ts';
export {
  type AdministeredProcess,
  type FileKind,
  fileKinds,
} from './features/administration/server.ts';
export {
  type Invitation,
  type SignUpRule,
  signUpRules,
} from './features/administration/sign-up.ts';
export { analysisProcedures, type PictureAnalysis, pictureAnalysis } from './features/analysis.ts';
export { type BillingState, billingContract, billingState } from './features/billing.ts';
export { firstCalls } from './features/calls.ts';
export {
  type AnswerOffers,
  answerOffers,
  type CalculatorField,
  type CalculatorForm,
  type CalculatorInput,
  type Conversation,
  type ConversationHead,
  type ConversationMessage,
  calculatorInput,
  conversationId,
  conversationMessage,
  conversationsContract,
  handbookContract,
  type MessageMetadata,
  messageMetadata,
  type PictureProposal,
  pictureProposal,
  type StartedWork,
} from './features/chat.ts';
export {
  type CataloguedPiece,
  type Costs,
  type DesignFileKind,
  type DesignKind,
  type DesignOfPicture,
  designKinds,
  type HouseDesign,
  type PlacedPiece,
  type RoomDesign,
} from './features/design-of-picture.ts';
export type { EngineTrial } from './features/engine-trial.ts';
export {
  type AdministratorAccess,
  type ConnectionField,
  type EngineChoice,
  type EngineInUse,
  type EngineOverview,
  enginesContract,
} from './features/engines.ts';
export {
  type Generation,
  type GenerationEvent,
  type GenerationStatus,
  generation,
  generationEvent,
  generationProcedures,
  generationStatuses,
  type Picture,
  picture,
  sharedGeneration,
  shareProcedures,
} from './features/generations.ts';
export {
  type CropRectangle,
  cropRectangle,
  type HandEdits,
  isWithinBrushLimits,
  type ProtectStroke,
} from './features/hand-edits.ts';
export type { HouseEdits, HouseOffers } from './features/house-edits.ts';
export {
  type CoachCode,
  type CoachRemark,
  coachSentences,
  type PaintedThing,
  type PhotoAnalysis,
  photoAnalysis,
  photoProcedures,
  type RoomName,
  roomNames,
  type SceneKind,
  type SurfaceHint,
  type SurfaceName,
  surfaceNames,
  type ThingOnPhoto,
  type UploadedPhoto,
  uploadedPhoto,
} from './features/photos.ts';
export {
  type Quota,
  quota,
  quotaProcedures,
  type StorageUse,
  storageUse,
} from './features/quota.ts';
export {
  type EngineWords,
  type PreviewRequest,
  type RenderRecipe,
  type RenderRequest,
  renderProcedures,
  renderRequest,
  type StylePreview,
  unknownWords,
} from './features/redesign.ts';
export type { PieceOrigin, RoomLayout } from './features/room-layout.ts';
export {
  type SketchRecipe,
  type SketchRequest,
  sketchProcedures,
  sketchRequest,
} from './features/sketch.ts';
export {
  type EngineAbilities,
  type PictureRole,
  pictureRoles,
  type SystemDescription,
  systemContract,
  systemSchema,
} from './features/system.ts';
export {
  type BriefWishes,
  briefWishes,
  type ChipEdit,
  type LensName,
  lensNames,
  type SceneChange,
  type SceneFileKind,
  sceneChange,
  sceneFileKinds,
  type VisualBrief,
  type VisualRecipe,
  type VisualRequest,
  visualProcedures,
  visualRequest,
  type WrittenBrief,
} from './features/visuals.ts';
export { finalProblems } from './final-problems.ts';
export { limits } from './limits.ts';
export { notices } from './notices.ts';
export { pagePaths, paths, sharedResultRoute } from './pages.ts';
export { type PictureShape, pictureShapeNames, pictureShapes } from './picture-shapes.ts';
export {
  freeClaims,
  type PaymentStatus,
  type Plan,
  type PlanName,
  planOf,
  plans,
  premiumClaims,
  premiumGives,
  premiumPrice,
} from './plans.ts';
export {
  type ProblemCode,
  type ProblemDetails,
  type ProblemText,
  problemSentence,
  problems,
} from './problems.ts';
export { procedure } from './procedure.ts';
export { readRecipe, showRecipe } from './recipes/read-recipe.ts';
export {
  type DrawingRecipe,
  type PhotoRecipe,
  type Recipe,
  recipeVersion,
  type WordsRecipe,
} from './recipes/recipe.ts';
export { recipeForPlan, sizeForPlan } from './recipes/recipe-for-plan.ts';
export { withDefaults } from './recipes/with-defaults.ts';
export { samePersonHeader } from './same-person.ts';
export { type Tool, type ToolAccess, type ToolName, toolNames, tools } from './tools.ts';
export { visibleText } from './visible-text.ts';
