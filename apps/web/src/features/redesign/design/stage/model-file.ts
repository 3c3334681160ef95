/** Loads a glTF model: enables shadows, separates the ground, and makes walls transparent from outside. */
import {
  DoubleSide,
  FrontSide,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  TextureLoader,
} from 'three';
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

const skins = /^(?:(?:back|left|right|near) wall|ceiling)$/;
const groundNames = /^ground$/;

const nameOf = (node: Object3D): string => {
  for (let at: Object3D | null = node; at; at = at.parent)
    if (typeof at.userData.name === 'string') return at.userData.name;
  return node.name.replaceAll('_', ' ');
};

export function parseModel(bytes: ArrayBuffer): Promise<GLTF> {
  const loader = new GLTFLoader();
  // Loads embedded textures through image elements: our CSP forbids fetching blob URLs.
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(parser.options.manager);
    return { name: 'pictures-as-elements' };
  });
  return loader.parseAsync(bytes, '');
}

export interface ModelParts {
  onGround(material: MeshStandardMaterial): void;
  onThing(mesh: Mesh): void;
}

export function prepareModel(
  model: Object3D,
  kind: 'room' | 'house',
  { onGround, onThing }: ModelParts,
): void {
  model.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    node.castShadow = true;
    node.receiveShadow = true;
    const { material } = node;
    if (groundNames.test(nameOf(node)) && material instanceof MeshStandardMaterial) {
      onGround(material);
      return;
    }
    onThing(node);
    // From outside one looks through the walls into the room; they still cast shadows.
    if (kind === 'room' && skins.test(nameOf(node)) && material instanceof MeshStandardMaterial) {
      const seenFromInside = material.clone();
      seenFromInside.side = FrontSide;
      seenFromInside.shadowSide = DoubleSide;
      node.material = seenFromInside;
    }
  });
}
