/*
 * Shows the OpenAPI documents of contracts/openapi without a network. If the sandbox is running, "Try it out" calls
 * it: the documents list its addresses, and it accepts requests from pages on this machine.
 */
const hosts = ['app', 'user', 'payment']

window.SwaggerUIBundle({
  dom_id: '#viewer',
  urls: hosts.map((host) => ({ name: host, url: `openapi/${host}.json` })),
  presets: [window.SwaggerUIBundle.presets.apis, window.SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  showExtensions: true,
  validatorUrl: null,
})
