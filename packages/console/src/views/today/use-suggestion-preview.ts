import { useMemo } from 'react';
import type { Lane } from './lanes';
import { previewOf, type Suggestion, type SuggestionPreview } from './suggestion-preview';

/** The preview of the suggestion that is shown; the same object until the suggestion or the day changes. */
export function useSuggestionPreview(
  shown: Suggestion | undefined,
  lanes: readonly Lane[],
): SuggestionPreview | undefined {
  return useMemo(() => (shown ? previewOf(shown, lanes) : undefined), [shown, lanes]);
}
