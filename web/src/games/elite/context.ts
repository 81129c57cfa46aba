/** The controller that ELITE's views below belong to. */

import { provided } from "../../ui/provided";
import type { Controller } from "./controller";

export const [ControllerProvider, useController] = provided<Controller>();
