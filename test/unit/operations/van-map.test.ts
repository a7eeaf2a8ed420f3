/** The small map of a van near its address: what is drawn again, and that both are on it. */
import { type Box, createVanMap } from '../../../src/pages/recipients/van-map.js';

const HOME = { latitude: 51.4513, longitude: -0.0937 };

test('both are within the picture, and a van that moves a little needs no new dots', () => {
  const looked: Box[] = [];
  const draw = createVanMap((box) => {
    looked.push(box);
    return [];
  });
  // Three kilometres away, and nearer by twenty metres each time.
  for (let step = 0; step < 10; step += 1) {
    const { home, van, width, height } = draw(HOME, {
      latitude: HOME.latitude + 0.0271 - step * 0.0002,
      longitude: HOME.longitude + 0.0112,
    });
    for (const { x, y } of [home, van]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  }
  expect(looked.length).toBeLessThanOrEqual(2);
});
