/** A second copy of the prices in euros, pounds and dollars: a slip of the pen in one is noticed by the other. */
import { expect, test } from 'vitest';
import { rates } from './rates.ts';

test('prices of works', () => {
  const lines = Object.entries(rates).map(([work, rate]) => {
    const { per, eur, gbp, usd, isOnWalls, counted } = rate;
    const prices = [eur, gbp, usd].map((range) => range.join('-')).join(' ');
    return `${work} ${per} ${prices}${isOnWalls ? ' walls' : ''}${counted ? ` ${counted}` : ''}`;
  });
  expect(lines).toEqual([
    'facade m2 25-50 20-40 20-60',
    'tiles m2 70-140 60-120 60-150',
    'painting m2 10-20 10-18 20-45 walls',
    'papering m2 15-35 14-32 20-60 walls',
    'plaster m2 25-50 20-40 25-60 walls',
    'floorHeating m2 70-140 60-120 85-215',
    'sanding m2 30-55 25-45 35-85',
    'laminate m2 30-60 25-50 35-85',
    'vinyl m2 35-80 30-65 40-100',
    'carpet m2 25-70 20-55 32-118',
    'woodFloor m2 70-150 65-130 90-215',
    'floor m2 30-150 25-130 35-215',
    'compositeDeck m2 200-400 160-300 430-800',
    'deck m2 150-300 100-200 270-480',
    'gravel m3 60-140 70-150 50-130',
    'gravelDrive m2 25-60 25-60 25-60',
    'blockDrive m2 90-170 80-150 120-220',
    'asphalt m2 45-90 40-80 50-100',
    'paving m2 90-180 100-180 160-430',
    'falseGrass m2 40-90 40-85 60-160',
    'turf m2 9-20 8-20 10-25',
    'gardenWall m2 220-500 200-450 250-700',
    'flatRoof m2 100-220 80-160 80-200',
    'roof m2 150-280 120-220 133-267',
    'loftInsulation m2 20-50 12-27 16-43',
    'outsideInsulation m2 150-260 120-200 130-270',
    'render m2 50-100 45-90 60-140',
    'repointing m2 50-110 40-80 110-320',
    'extension m2 2500-4000 2200-3500 2200-4500',
    'fence m 80-150 70-130 60-150',
    'gutters m 30-70 25-50 20-60',
    'skirting m 12-28 10-25 12-35',
    'concrete m3 120-200 110-180 150-250',
    'topsoil m3 25-60 35-80 30-75',
    'blinds piece 30-180 25-150 30-200 (?:blinds?|windows?)',
    'tripleWindows piece 700-1400 600-1050 600-1750 (?:new )?windows?',
    'windows piece 600-1200 500-900 500-1500 (?:new )?windows?',
    'doors piece 300-700 200-450 300-900 (?:inside |internal |interior )?doors?',
    'radiators piece 400-900 250-500 400-1000 (?:new )?radiators?',
    'sockets piece 80-200 80-170 150-350 (?:new |extra |double )?(?:sockets?|outlets?)',
    'downlights piece 60-150 50-110 100-250 (?:downlights?|spotlights?|ceiling lights?)',
  ]);
});
