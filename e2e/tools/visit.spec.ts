import { EventEmitter } from 'node:events';
import { expect, test } from '@playwright/test';
import { count } from '../../scripts/visit/phone';

/** A request as Chromium's debugger tells of it: an answer, with what it says of its source, and its end. */
function answer(line: EventEmitter, requestId: string, type: string, source: object = {}) {
  if ('fromMemory' in source) line.emit('Network.requestServedFromCache', { requestId });
  line.emit('Network.responseReceived', { requestId, type, response: source });
  line.emit('Network.loadingFinished', { requestId, encodedDataLength: 1000 });
}

test('a visit counts what went over the line: a page fetched ahead once, nothing from a cache', () => {
  const line = new EventEmitter();
  const take = count(line as unknown as Parameters<typeof count>[0]);
  // Chromium says it of the fetch itself, too.
  answer(line, '1', 'Prefetch', { fromPrefetchCache: true });
  answer(line, '2', 'Document', { fromPrefetchCache: true });
  answer(line, '3', 'Stylesheet', { fromDiskCache: true });
  answer(line, '4', 'Font', { fromMemory: true });
  answer(line, '5', 'Script');
  expect(take()).toEqual({ bytes: 2000, scripts: 1000, requests: 2 });
  expect(take()).toEqual({ bytes: 0, scripts: 0, requests: 0 });
});
