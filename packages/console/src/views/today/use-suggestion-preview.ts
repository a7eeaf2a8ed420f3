/** The preview of the suggestion that is shown on the board and the map. */
import { useMemo } from 'react';
import type { Lane } from './lanes';
import { previewOf, type Suggestion, type SuggestionPreview } from './suggestion-preview';

/** Returns the same object until the suggestion or the day changes; undefined while none is shown. */
export function useSuggestionPreview(
  shown: Suggestion | undefined,
  lanes: readonly Lane[],
): SuggestionPreview | undefined {
  return useMemo(() => (shown ? previewOf(shown, lanes) : undefined), [shown, lanes]);
}
