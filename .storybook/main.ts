import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['./pages/*.stories.tsx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // Strict mode renders every component twice, which reveals screens with side effects.
    options: { strictMode: true, builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // `react-docgen-typescript` uses TypeScript's own API, which does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen', check: false },
  staticDirs: [
    { from: '../contracts/sandbox/public/textures', to: '/textures' },
    // The OpenAPI documents of the three servers, served at /api/index.html.
    { from: './api', to: '/api' },
    { from: '../contracts/openapi', to: '/api/openapi' },
    { from: '../node_modules/swagger-ui-dist', to: '/api/viewer' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
}

export default config
