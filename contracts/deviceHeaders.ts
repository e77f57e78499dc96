import * as z from 'zod/mini'

/**
 * Headers about the device in every request. The specification defines neither their names nor their values, so the
 * product defines them. A host may use them for statistics only: they are not trusted and grant nothing (A§7, S076,
 * Q98, X17).
 */
export const deviceHeaders = {
  'x-device-type': {
    schema: z.enum(['web', 'unity']),
    description: 'Where the app runs: a browser, or the webview of the mobile app.',
    example: 'web',
  },
  'x-device-platform': {
    schema: z.literal('WEB'),
    description: 'The platform whose coins are spent.',
    example: 'WEB',
  },
  'x-device-id': {
    schema: z.uuid(),
    description: 'Random id of the browser, kept across logins; it lasts only for the page if nothing can be stored.',
    example: '6f1d3c52-8a0e-4b7d-9c41-2e5f7a90b3d6',
  },
  'x-app-version': {
    schema: z.string(),
    description: 'The revision of the app.',
    example: '1.0.0',
  },
} as const

/** Values of the device headers by header name. */
export type DeviceHeaders = { [Name in keyof typeof deviceHeaders]: z.infer<(typeof deviceHeaders)[Name]['schema']> }

/** The device headers of the example requests in pacts and documents. */
export const exampleDeviceHeaders = Object.fromEntries(
  Object.entries(deviceHeaders).map(([name, { example }]) => [name, example]),
) as DeviceHeaders
