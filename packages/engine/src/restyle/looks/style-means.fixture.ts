/**
 * Mean red, green and blue codes of the drawn room and the drawn house in each style: every change of finish,
 * light or grade changes a value. After an intended change, copy the new values.
 */
export type StyleMean = readonly [style: string, mean: readonly number[]];

export const interiorMeans: readonly StyleMean[] = [
  ['Modern', [153.89, 148.66, 139.69]],
  ['MidCentury', [124.34, 130.72, 115.16]],
  ['Classic', [146.74, 146.79, 135.23]],
  ['Rustic', [119.1, 112.64, 100.66]],
  ['Scandinavian', [162.85, 164.06, 161.85]],
  ['Minimal', [153.89, 151.85, 146.53]],
  ['Industrial', [128.49, 122.96, 118.17]],
  ['Cyberpunk', [94.19, 94.12, 112.26]],
  ['Farmhouse', [159.43, 158.71, 143.35]],
  ['Bohemian', [164.22, 164.77, 146.15]],
];

export const exteriorMeans: readonly StyleMean[] = [
  ['Zaha Hadid', [116.7, 134.84, 168.98]],
  ['Frank Lloyd Wright', [141.98, 112.53, 83.81]],
  ['Le Corbusier', [178.07, 169.09, 153.91]],
  ['Renzo Piano', [147.57, 126.54, 122.82]],
  ['Rem Koolhaas', [93.09, 120.7, 149.33]],
  ['Mies Van Der Rohe', [99.74, 108.04, 120.13]],
  ['Frank Gehry', [113.39, 132.78, 134.8]],
  ['Antoni Gaudí', [172.05, 139.72, 101.65]],
  ['Santiago Calatrava', [167.93, 180.1, 210.39]],
  ['Framhouse', [181.87, 187.45, 183]],
  ['Coastal', [132.54, 174.3, 197.05]],
  ['Traditional', [126.56, 113.68, 119.4]],
  ['Mediterranean', [199.69, 166.42, 117.11]],
  ['Rustic', [109.97, 113.32, 92.64]],
  ['Cottage', [167.15, 160.21, 109.31]],
  ['Midcentury', [148.17, 130.93, 87.24]],
];
