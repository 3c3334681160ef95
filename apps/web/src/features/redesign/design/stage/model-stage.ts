/** The model in a canvas: orbit or walk, lit by the hour, rendered on change. */
import {
  ACESFilmicToneMapping,
  Box3,
  Color,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Season } from '../daylight.ts';
import { eyeMetres, type Grounds, type Step, walked } from '../walking.ts';
import { parseModel, prepareModel } from './model-file.ts';
import { NextFrame } from './next-frame.ts';
import { StageLights } from './stage-lights.ts';

export type Manner = 'turn' | 'walk';

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly kind: 'room' | 'house';
  /** Width, depth and height. */
  readonly sizeMetres: readonly [number, number, number];
  /** Start of a walk; a turn of 0 faces the back wall. */
  readonly from: { readonly x: number; readonly z: number; readonly turnDegrees: number };
  readonly isCalm: boolean;
}

const nearestMetres = 0.05;
const walkingMetresPerSecond = 1.7;
const turningPerSecond = 1.5;
const gardenMetres = 45;
const mostPixelRatio = 2;
const turningView = {
  fovDegrees: 40,
  /** Camera direction: into a room from above, at a house from fence height. */
  from: { room: [0.5, 0.75, 1], house: [0.45, 0.42, 1] },
  fill: 0.92,
} as const;
const walkingFovDegrees = 68;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export class ModelStage {
  readonly scene = new Scene();
  private readonly renderer: WebGLRenderer;
  private readonly camera = new PerspectiveCamera(turningView.fovDegrees, 1, nearestMetres, 400);
  private readonly orbit: OrbitControls;
  private readonly lights: StageLights;
  private readonly options: StageOptions;
  private readonly grounds: Grounds;
  private readonly steps = new Set<Step>();
  private turning = 0;
  private manner: Manner = 'turn';
  private look = { turn: 0, tilt: 0 };
  private readonly nextFrame = new NextFrame();
  /** Bounds of the model without its ground. */
  private readonly bounds = new Box3();

  constructor(options: StageOptions) {
    const { canvas, kind, sizeMetres, isCalm } = options;
    this.options = options;
    const [width, depth, height] = sizeMetres;
    this.grounds =
      kind === 'room'
        ? { halfWidth: width / 2, halfDepth: depth / 2 }
        : { halfWidth: gardenMetres, halfDepth: gardenMetres };
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.15;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.orbit = new OrbitControls(this.camera, canvas);
    this.orbit.enableDamping = !isCalm;
    this.orbit.maxPolarAngle = Math.PI * 0.49;
    this.orbit.enablePan = false;
    this.orbit.minDistance = 1;
    this.orbit.maxDistance = Math.hypot(width, depth, height) * 4;
    this.orbit.addEventListener('change', () => this.draw());
    this.lights = new StageLights(this.scene, { kind, sizeMetres });
    this.showLight();
  }

  async load(bytes: ArrayBuffer): Promise<void> {
    const { scene: model } = await parseModel(bytes);
    if (this.nextFrame.hasEnded) return;
    prepareModel(model, this.options.kind, {
      onGround: (material) => this.lights.addGround(material),
      onThing: (mesh) => this.bounds.expandByObject(mesh),
    });
    this.scene.add(model);
    this.draw();
    this.reset();
  }

  /** Back to the initial camera. */
  reset(): void {
    const { from, kind } = this.options;
    const [x, y, z] = turningView.from[kind];
    if (this.bounds.isEmpty()) return;
    const middle = this.bounds.getCenter(new Vector3());
    const half = this.bounds.getSize(new Vector3()).length() / 2;
    const narrow = Math.min(1, this.camera.aspect) * Math.tan(radians(turningView.fovDegrees) / 2);
    this.orbit.target.copy(middle);
    this.camera.position
      .set(x, y, z)
      .setLength((turningView.fill * half) / Math.sin(Math.atan(narrow)))
      .add(middle);
    this.look = { turn: -radians(from.turnDegrees), tilt: 0 };
    if (this.manner === 'walk') this.camera.position.set(from.x, eyeMetres, from.z);
    this.aim();
  }

  setManner(manner: Manner): void {
    this.manner = manner;
    this.orbit.enabled = manner === 'turn';
    this.camera.fov = manner === 'turn' ? turningView.fovDegrees : walkingFovDegrees;
    this.camera.updateProjectionMatrix();
    this.steps.clear();
    this.showLight();
    this.reset();
  }

  setLight(hour: number, season: Season): void {
    this.lights.set(hour, season);
    this.showLight();
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(Math.min(mostPixelRatio, window.devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  /** Starts or ends a step in a direction; it repeats while held. */
  step(step: Step, isHeld: boolean): void {
    if (isHeld) this.steps.add(step);
    else this.steps.delete(step);
    this.draw();
  }

  turn(sign: number): void {
    this.turning = sign;
    this.draw();
  }

  /** Turns the head while walking, by pointer movement in pixels. */
  drag(acrossPx: number, downPx: number): void {
    if (this.manner !== 'walk') return;
    this.look = {
      turn: this.look.turn + acrossPx * 0.005,
      tilt: Math.max(-1.2, Math.min(1.2, this.look.tilt + downPx * 0.004)),
    };
    this.aim();
  }

  turnBy(acrossRad: number, nearer: number): void {
    const offset = this.camera.position.clone().sub(this.orbit.target);
    offset.applyAxisAngle(new Vector3(0, 1, 0), acrossRad).multiplyScalar(nearer);
    offset.clampLength(this.orbit.minDistance, this.orbit.maxDistance);
    this.camera.position.copy(this.orbit.target).add(offset);
    this.aim();
  }

  end(): void {
    this.nextFrame.end();
    this.orbit.dispose();
    this.scene.traverse((node) => {
      if (node instanceof Mesh) node.geometry.dispose();
    });
    this.renderer.dispose();
  }

  private showLight(): void {
    // While orbiting, rooms have the page as background.
    const isOnPaper = this.options.kind === 'room' && this.manner === 'turn';
    this.scene.background = isOnPaper ? null : new Color(this.lights.skyColour);
    this.draw();
  }

  private aim(): void {
    if (this.manner === 'turn') this.orbit.update();
    else this.camera.rotation.set(this.look.tilt, this.look.turn, 0, 'YXZ');
    this.draw();
  }

  private draw(): void {
    this.nextFrame.request((elapsedMs) => this.show(elapsedMs));
  }

  private show(elapsedMs: number): void {
    const seconds = Math.min(0.1, Math.max(0.016, elapsedMs / 1000));
    if (this.manner === 'walk') {
      this.look.turn += this.turning * turningPerSecond * seconds;
      const { x, z } = walked(
        this.camera.position,
        this.look.turn,
        this.steps,
        walkingMetresPerSecond * seconds,
        this.grounds,
      );
      this.camera.position.set(x, eyeMetres, z);
      this.camera.rotation.set(this.look.tilt, this.look.turn, 0, 'YXZ');
    } else this.orbit.update();
    this.renderer.render(this.scene, this.camera);
    if (this.manner === 'walk' && (this.steps.size > 0 || this.turning !== 0)) this.draw();
  }
}
