import { isAbsolute } from 'node:path';
import { userCacheDirectory } from '../src/surroundings.js';

test('the cache is where XDG_CACHE_HOME says, which counts only as an absolute path', () => {
  expect(userCacheDirectory('/var/cache/mine')).toBe('/var/cache/mine/waypost');
  expect(userCacheDirectory('cache')).toBe(userCacheDirectory(''));
  expect(isAbsolute(userCacheDirectory(''))).toBe(true);
});
