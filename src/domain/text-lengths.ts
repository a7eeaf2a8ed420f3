/** How long texts may be that become part of a message, and messages themselves, in UTF-16 units. */

/** Names of people, firms, depots and vehicles. */
export const NAME_CHARACTERS = 120;
/** A shipper's reference. */
export const REFERENCE_CHARACTERS = 100;
/** Why a visit is called off. */
export const REASON_CHARACTERS = 160;

/** A text message: 11 segments, or 24 where a character is outside the alphabet of texts. */
export const SMS_CHARACTERS = 1600;
export const SUBJECT_CHARACTERS = 200;
export const EMAIL_CHARACTERS = 10_000;
