import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { guardUnsaved } from './unsaved';

after(() => Reflect.deleteProperty(globalThis, 'window'));

test('guards the tab in browsers without the Navigation API, too', () => {
  const window = new EventTarget();
  Object.assign(globalThis, { window });
  guardUnsaved(() => true, 'Leave?');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  assert.equal(leaving.defaultPrevented, true);
});
