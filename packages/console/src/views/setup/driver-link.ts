/** Returns the first link to a driver's page among texts, the latest first. */
export const linkIn = (texts: readonly (string | null)[], driver: string): string | undefined =>
  texts
    .flatMap((text) => text?.match(/https?:\/\/\S+\/driver\?\S+/g) ?? [])
    .find((link) => new URL(link).searchParams.get('id') === driver);
