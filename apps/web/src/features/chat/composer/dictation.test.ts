import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useDictation } from './dictation.ts';

afterEach(() => void vi.unstubAllGlobals());

function isOffered(): boolean {
  let isSo = false;
  function Button() {
    isSo = useDictation(() => {}).offered;
    return null;
  }
  renderToStaticMarkup(createElement(Button));
  return isSo;
}

test.each(['SpeechRecognition', 'webkitSpeechRecognition'])('is offered with %s', (name) => {
  vi.stubGlobal(name, class {});
  expect(isOffered()).toBe(true);
});

test('is not offered without speech recognition', () => expect(isOffered()).toBe(false));
