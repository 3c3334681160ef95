export {
  exteriorAesthetics,
  exteriorPropertyTypes,
  exteriorRoomTypes,
  interiorAesthetics,
  interiorPropertyTypes,
  interiorRoomTypes,
  type Option,
} from './design/options.ts';
export {
  type ExteriorStyle,
  exteriorPresets,
  type InteriorStyle,
  interiorPresets,
  type StylePreset,
} from './design/presets.ts';
export { type Studio, type StudioKind, studios } from './design/studios.ts';
export { limits } from './limits.ts';
export { notices } from './notices.ts';
export {
  type PaymentStatus,
  type Plan,
  type PlanName,
  planOf,
  plans,
  premiumPrice,
} from './plans.ts';
export {
  type ProblemCode,
  type ProblemDetails,
  type ProblemText,
  problemSentence,
  problems,
} from './problems.ts';
