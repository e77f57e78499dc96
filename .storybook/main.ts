import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['./pages/*.stories.tsx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  docs: { defaultName: '説明' },
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
  // Without the outline tool, the toolbar fits beside the sidebar on a screen of 1280 px.
  features: { sidebarOnboardingChecklist: false, outline: false },
}

export default config
