/**
 * Clear sky: single scattering by air and haze, with ozone absorption, over a round planet (Nishita 1993;
 * coefficients of Bruneton 2008 and Hillaire 2020), plus an approximation of multiple scattering. Ozone keeps the sky
 * blue, not mauve, after sunset.
 */

const planetRadiusKm = 6360;
const airTopKm = 6420;
const rayleighPerKm = [5.802e-3, 13.558e-3, 33.1e-3] as const;
const rayleighScaleKm = 8;
const hazeScatterPerKm = 3.996e-3;
const hazeExtinctionPerKm = 4.44e-3;
const hazeScaleKm = 1.2;
const hazeForwardness = 0.76;
/** Measured: 0.65, 1.88, 0.085; red is raised, since three broad channels make twilight purple. */
const ozonePerKm = [1.75e-3, 1.45e-3, 0.085e-3] as const;
/** Layer around 25 km, with a linear falloff 15 km above and below. */
const ozoneHeightKm = 25;
const ozoneHalfDepthKm = 15;
/** Share of the light at a point that returns after further scattering. */
const multipleScattering = 0.042;

function distanceToSphere(radiusKm: number, heightKm: number, mu: number): number {
  const r = planetRadiusKm + heightKm;
  const discriminant = r * r * (mu * mu - 1) + radiusKm * radiusKm;
  return discriminant < 0 ? -1 : -r * mu + Math.sqrt(discriminant);
}

function hitsPlanet(heightKm: number, mu: number): boolean {
  const r = planetRadiusKm + heightKm;
  return mu < 0 && r * r * (mu * mu - 1) + planetRadiusKm * planetRadiusKm > 0;
}

function ozoneDensity(heightKm: number): number {
  return Math.max(0, 1 - Math.abs(heightKm - ozoneHeightKm) / ozoneHalfDepthKm);
}

const transmittanceHeights = 32;
const transmittanceAngles = 96;
let transmittanceTable: Float32Array | undefined;

/** Rows by height (square-root spaced), columns by the cosine to the zenith from -0.25 to 1. */
function bakeTransmittance(): Float32Array {
  const table = new Float32Array(transmittanceHeights * transmittanceAngles * 3);
  const steps = 24;
  for (let row = 0; row < transmittanceHeights; row++) {
    const heightKm = (row / (transmittanceHeights - 1)) ** 2 * (airTopKm - planetRadiusKm);
    for (let column = 0; column < transmittanceAngles; column++) {
      const mu = angleFromColumn(column);
      if (hitsPlanet(heightKm, mu)) continue;
      const length = distanceToSphere(airTopKm, heightKm, mu);
      let air = 0;
      let haze = 0;
      let ozone = 0;
      for (let step = 0; step < steps; step++) {
        const along = ((step + 0.5) / steps) ** 2 * length;
        const width = (((step + 1) / steps) ** 2 - (step / steps) ** 2) * length;
        const r = planetRadiusKm + heightKm;
        const at = Math.sqrt(r * r + along * along + 2 * r * along * mu) - planetRadiusKm;
        air += Math.exp(-at / rayleighScaleKm) * width;
        haze += Math.exp(-at / hazeScaleKm) * width;
        ozone += ozoneDensity(at) * width;
      }
      for (let channel = 0; channel < 3; channel++) {
        table[(row * transmittanceAngles + column) * 3 + channel] = Math.exp(
          -rayleighPerKm[channel]! * air -
            hazeExtinctionPerKm * haze -
            ozonePerKm[channel]! * ozone,
        );
      }
    }
  }
  return table;
}

/** Denser towards the horizon, where the light changes fastest. */
function angleFromColumn(column: number): number {
  const t = (column / (transmittanceAngles - 1)) * 2 - 0.6;
  return t < 0 ? -((t / 0.6) ** 2) * 0.25 : (t / 1.4) ** 2;
}

function columnFromAngle(mu: number): number {
  const t = mu < 0 ? -Math.sqrt(Math.min(1, -mu / 0.25)) * 0.6 : Math.sqrt(mu) * 1.4;
  return ((t + 0.6) / 2) * (transmittanceAngles - 1);
}

/** Share of sunlight per channel that reaches a height from a direction. */
export function transmittance(heightKm: number, mu: number, out: Float64Array): void {
  transmittanceTable ??= bakeTransmittance();
  const rowAt =
    Math.sqrt(Math.min(1, Math.max(0, heightKm / (airTopKm - planetRadiusKm)))) *
    (transmittanceHeights - 1);
  const columnAt = columnFromAngle(mu);
  const row = Math.min(transmittanceHeights - 2, Math.floor(rowAt));
  const column = Math.min(transmittanceAngles - 2, Math.max(0, Math.floor(columnAt)));
  const fr = rowAt - row;
  const fc = Math.min(1, Math.max(0, columnAt - column));
  for (let channel = 0; channel < 3; channel++) {
    const at = (row * transmittanceAngles + column) * 3 + channel;
    const down = at + transmittanceAngles * 3;
    const low = transmittanceTable[at]! * (1 - fc) + transmittanceTable[at + 3]! * fc;
    const high = transmittanceTable[down]! * (1 - fc) + transmittanceTable[down + 3]! * fc;
    out[channel] = low * (1 - fr) + high * fr;
  }
}

const sunAt = new Float64Array(3);
const sunAbove = new Float64Array(3);

/**
 * Radiance of the clear sky for unit sunlight, seen from the ground. `viewMu` and `sunMu` are
 * cosines to the zenith, `cosSun` that of the angle between view and sun.
 */
function clearSkyRadiance(viewMu: number, sunMu: number, cosSun: number, out: Float64Array): void {
  out.fill(0);
  const eyeKm = 0.2;
  const steps = 20;
  const length = distanceToSphere(airTopKm, eyeKm, Math.max(0.001, viewMu));
  const rayleighPhase = (3 / (16 * Math.PI)) * (1 + cosSun * cosSun);
  const g2 = hazeForwardness * hazeForwardness;
  const hazePhase =
    ((3 / (8 * Math.PI)) * (1 - g2) * (1 + cosSun * cosSun)) /
    ((2 + g2) * (1 + g2 - 2 * hazeForwardness * cosSun) ** 1.5);
  let air = 0;
  let haze = 0;
  let ozone = 0;
  for (let step = 0; step < steps; step++) {
    const along = ((step + 0.5) / steps) ** 2 * length;
    const width = (((step + 1) / steps) ** 2 - (step / steps) ** 2) * length;
    const r = planetRadiusKm + eyeKm;
    const radius = Math.sqrt(r * r + along * along + 2 * r * along * Math.max(0.001, viewMu));
    const at = radius - planetRadiusKm;
    const airHere = Math.exp(-at / rayleighScaleKm);
    const hazeHere = Math.exp(-at / hazeScaleKm);
    air += airHere * width * 0.5;
    haze += hazeHere * width * 0.5;
    ozone += ozoneDensity(at) * width * 0.5;
    // The zenith rotates along the ray: a distant point has another sun elevation.
    const sinView = Math.sqrt(Math.max(0, 1 - viewMu * viewMu));
    const sinSun = Math.sqrt(Math.max(0, 1 - sunMu * sunMu));
    const cosAzimuth = sinView * sinSun > 1e-4 ? (cosSun - viewMu * sunMu) / (sinView * sinSun) : 0;
    const horizontal = along * sinView;
    const localSunMu = (sunMu * (r + along * viewMu) + sinSun * cosAzimuth * horizontal) / radius;
    transmittance(at, localSunMu, sunAt);
    transmittance(at + 16, localSunMu + 0.03, sunAbove);
    for (let channel = 0; channel < 3; channel++) {
      const seen = Math.exp(
        -rayleighPerKm[channel]! * air - hazeExtinctionPerKm * haze - ozonePerKm[channel]! * ozone,
      );
      const rayleigh = rayleighPerKm[channel]! * airHere;
      const hazeScatter = hazeScatterPerKm * hazeHere;
      const once = (rayleigh * rayleighPhase + hazeScatter * hazePhase) * sunAt[channel]!;
      const more = (rayleigh + hazeScatter) * sunAbove[channel]! * multipleScattering;
      out[channel]! += (once + more) * seen * width;
    }
    air += airHere * width * 0.5;
    haze += hazeHere * width * 0.5;
    ozone += ozoneDensity(at) * width * 0.5;
  }
}

const tableAngles = 24;
const tableHeights = 40;
const tables = new Map<number, Float32Array>();
const tablesKept = 12;

/**
 * Table of the clear sky for one sun elevation, over view elevation (rows, denser at the horizon) and azimuth from
 * the sun (columns). Cached for further pictures of the hour.
 */
function skyTable(sunMu: number): Float32Array {
  const known = tables.get(sunMu);
  if (known) return known;
  const table = new Float32Array(tableAngles * tableHeights * 3);
  const colour = new Float64Array(3);
  const sinSun = Math.sqrt(Math.max(0, 1 - sunMu * sunMu));
  for (let row = 0; row < tableHeights; row++) {
    const viewMu = (row / (tableHeights - 1)) ** 2;
    const sinView = Math.sqrt(1 - viewMu * viewMu);
    for (let column = 0; column < tableAngles; column++) {
      const angle = (column / (tableAngles - 1)) ** 2 * Math.PI;
      const cosSun = viewMu * sunMu + sinView * sinSun * Math.cos(angle);
      clearSkyRadiance(viewMu, sunMu, cosSun, colour);
      table.set(colour, (row * tableAngles + column) * 3);
    }
  }
  if (tables.size >= tablesKept) tables.clear();
  tables.set(sunMu, table);
  return table;
}

/** Clear sky for unit sunlight at this elevation, for many look-ups. */
export function createClearSky(sunMu: number) {
  const table = skyTable(sunMu);
  /** @param cosAzimuth cosine of the horizontal angle between view and sun */
  return (viewMu: number, cosAzimuth: number, out: Float64Array): void => {
    const rowAt = Math.sqrt(Math.max(0, viewMu)) * (tableHeights - 1);
    const angle = Math.acos(Math.min(1, Math.max(-1, cosAzimuth)));
    const columnAt = Math.sqrt(angle / Math.PI) * (tableAngles - 1);
    const row = Math.min(tableHeights - 2, rowAt | 0);
    const column = Math.min(tableAngles - 2, columnAt | 0);
    const fr = rowAt - row;
    const fc = columnAt - column;
    const at = (row * tableAngles + column) * 3;
    const down = at + tableAngles * 3;
    for (let channel = 0; channel < 3; channel++) {
      const low = table[at + channel]! * (1 - fc) + table[at + 3 + channel]! * fc;
      const high = table[down + channel]! * (1 - fc) + table[down + 3 + channel]! * fc;
      out[channel] = low * (1 - fr) + high * fr;
    }
  };
}
