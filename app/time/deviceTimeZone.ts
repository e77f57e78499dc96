/** The name of this device's time zone in the IANA database: `Asia/Tokyo`. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
