/**
 * SB Payment Service as JSON (sbpsConfig.ts); empty: the gateway that the payment host names. Apart from env.ts, which
 * is in everybody's first load.
 */
export const sbpsEnv: string = import.meta.env.VITE_SBPS ?? ''
