import { ExternalServicesScreen } from '@tsudoi/design-system/screens/system/ExternalServicesScreen'
import { sbpsEnv } from '../../card/sbpsEnv.ts'
import { outsideServices } from '../../content/services.ts'
import { env } from '../../env.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'

const services = outsideServices({ ...env, sbps: sbpsEnv, talkServer: import.meta.env.VITE_TALK_SERVER })
const hrefs = { privacy: paths.privacy, contact: paths.contact }

/** The page of external transmissions, from the list that the content policy is made of. */
export function Component() {
  return (
    <Page>
      <ExternalServicesScreen services={services} hrefs={hrefs} />
    </Page>
  )
}
