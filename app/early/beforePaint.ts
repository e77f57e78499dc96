/** A script of the page's head, which runs before the browser paints the content that the server has rendered. */
import { reserveDeviceTimes } from './reserveDeviceTimes.ts'

reserveDeviceTimes()
