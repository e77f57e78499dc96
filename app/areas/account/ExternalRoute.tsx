import { ExternalServicesScreen } from '@tsudoi/design-system/screens/system/ExternalServicesScreen'
import { sbpsEnv } from '../../card/sbpsEnv.ts'
import { outsideServices } from '../../content/outsideServices.ts'
import { env } from '../../env.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'

const services = outsideServices({ ...env, sbps: sbpsEnv, talkServer: import.meta.env.VITE_TALK_SERVER })
const hrefs = { privacy: paths.privacy, contact: paths.contact }

/** Lists the external services that receive data. The content security policy is built from the same list. */
export function Component() {
  return (
    <Page>
      <ExternalServicesScreen services={services} hrefs={hrefs} />
    </Page>
  )
}
