/**
 * JSON configuration of SB Payment Service (parseSbpsConfig.ts). Empty if the app uses the gateway that the payment
 * server names. It is not in env.ts, because every page loads that file.
 */
export const sbpsEnv: string = import.meta.env.VITE_SBPS ?? ''
