/**
 * JSON configuration of SB Payment Service (sbpsConfig.ts); empty to use the gateway that the payment server names. Not
 * in env.ts, which every page loads first.
 */
export const sbpsEnv: string = import.meta.env.VITE_SBPS ?? ''
