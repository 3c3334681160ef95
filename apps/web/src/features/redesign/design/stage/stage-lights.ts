/** Lights by hour and season: sun with shadows, sky, and a room's lamp. */
import {
  AmbientLight,
  DirectionalLight,
  HemisphereLight,
  type MeshStandardMaterial,
  PointLight,
  type Scene,
} from 'three';
import { daylightAt, groundOf, type Season } from '../daylight.ts';

/** In the morning a house's front is lit from the side. */
export const firstHours = { room: 13, house: 10 } as const;
const strengths = {
  room: { sky: 1.9, fill: 0.5, key: 1.3, lamp: 9 },
  house: { sky: 1.5, fill: 0.5, key: 0, lamp: 0 },
} as const;

export interface LitModel {
  readonly kind: 'room' | 'house';
  /** Width, depth and height. */
  readonly sizeMetres: readonly [number, number, number];
}

export class StageLights {
  private readonly sun = new DirectionalLight('#fff', 1);
  private readonly sky = new HemisphereLight('#fff', '#c9bfae', 1);
  private readonly fill = new AmbientLight('#fff', 0.2);
  /** Fill light for places without sun; casts no shadow. */
  private readonly key = new DirectionalLight('#fff', 0);
  private readonly lamp = new PointLight('#ffd9a0', 0, 0, 1.2);
  private readonly model: LitModel;
  private readonly ground: MeshStandardMaterial[] = [];
  private hour: number;
  private season: Season = 'summer';

  constructor(scene: Scene, model: LitModel) {
    const { kind, sizeMetres } = model;
    const [width, depth, height] = sizeMetres;
    this.model = model;
    this.hour = firstHours[kind];
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(2048, 2048);
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.02;
    const reach = Math.hypot(width, depth) * 0.75 + 1;
    Object.assign(this.sun.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
    });
    this.lamp.position.set(0, height * 0.8, 0);
    this.key.position.set(0.5, 1, 0.8);
    scene.add(this.sun, this.sun.target, this.sky, this.fill, this.key);
    if (kind === 'room') scene.add(this.lamp);
    this.apply();
  }

  addGround(material: MeshStandardMaterial): void {
    this.ground.push(material);
    material.color.set(groundOf(this.season));
  }

  set(hour: number, season: Season): void {
    this.hour = hour;
    this.season = season;
    this.apply();
  }

  get skyColour(): string {
    return daylightAt(this.hour, this.season).skyColour;
  }

  private apply(): void {
    const { kind, sizeMetres } = this.model;
    const light = daylightAt(this.hour, this.season);
    const far = Math.hypot(...sizeMetres) * 2;
    // A house's front faces south; in a room it is the photo's back wall that does.
    const south = kind === 'house' ? 1 : -1;
    const [east, up, noon] = light.sun;
    this.sun.position.set(east * far, up * far, noon * south * far);
    this.sun.shadow.camera.far = far * 2.2;
    this.sun.shadow.camera.updateProjectionMatrix();
    this.sun.color.set(light.sunColour);
    this.sun.intensity = 3.4 * light.sunlight;
    this.sky.color.set(light.skyColour);
    const shine = strengths[kind];
    this.sky.intensity = shine.sky * light.skylight;
    this.fill.intensity = shine.fill * light.skylight;
    this.key.intensity = shine.key * light.skylight;
    this.lamp.intensity = shine.lamp * light.lamps;
    for (const material of this.ground) material.color.set(groundOf(this.season));
  }
}
