/*
 * The OpenAPI documents of contracts/openapi, browsable without a network. With the sandbox running, "Try it out" calls it:
 * the documents name its addresses, and it lets pages of this machine in.
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
