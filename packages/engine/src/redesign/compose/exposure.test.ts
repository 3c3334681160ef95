import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { expose, exposureOf, finalExposure } from './exposure.ts';

const none = () => 0;

function evenRoom(code: number) {
  const room = createRgbImage(40, 30);
  room.data.fill(code);
  return room;
}

test('a light room is exposed as it was photographed', () => {
  expect(exposureOf(evenRoom(190), none)).toBe(1);
});

test('a dark room is exposed longer, and stays darker than a light one', () => {
  const room = evenRoom(72);
  const times = exposureOf(room, none);
  expose(room, times, none);
  expect(room.data[0]).toBeGreaterThan(95);
  expect(room.data[0]).toBeLessThan(140);
});

test('white woodwork in a dark room is not burned, and the window stays as it is', () => {
  const room = evenRoom(60);
  room.data.fill(225, 0, 30);
  room.data.fill(240, 30, 60);
  const isWindow = (at: number) => (at >= 10 && at < 20 ? 1 : 0);
  expose(room, exposureOf(room, isWindow), isWindow);
  expect(room.data[0]).toBeGreaterThan(225);
  expect(room.data[0]).toBeLessThan(252);
  expect(room.data[30]).toBe(240);
});

test('white tiles that cover a tenth of a dark room keep their drawing', () => {
  const room = evenRoom(60);
  room.data.fill(205, 0, 400);
  expect(exposureOf(evenRoom(60), none)).toBe(2);
  expect(exposureOf(room, none)).toBeLessThan(1.15);
});

test('a furnished room is as bright as a photographer would show it', () => {
  expect(finalExposure(evenRoom(222), none)).toBeCloseTo(0.98, 1);
  expect(finalExposure(evenRoom(245), none)).toBe(0.8);
  expect(finalExposure(evenRoom(20), none)).toBe(1.9);
  const room = evenRoom(95);
  room.data.fill(215, 0, 300);
  const times = finalExposure(room, none);
  expect(times).toBeGreaterThan(1.1);
  expect(times).toBeLessThan(1.2);
});

test('a bright window does not keep a room dark', () => {
  const room = evenRoom(95);
  room.data.fill(255, 0, 1500);
  const isWindow = (at: number) => (at < 500 ? 1 : 0);
  expect(finalExposure(room, isWindow)).toBeGreaterThan(1.8);
});

test('white walls of a room of dark things are not burned', () => {
  const room = evenRoom(50);
  room.data.fill(232, 0, 1200);
  expect(finalExposure(room, none)).toBeLessThan(1.15);
});

test('a room that neon lights stays dark', () => {
  const room = evenRoom(85);
  expect(finalExposure(room, none, true)).toBe(1.8);
  expect(finalExposure(room, none)).toBe(1.9);
  expect(exposureOf(room, none, true)).toBeLessThanOrEqual(1.2);
});
