/** The desk that ELITE's views below belong to. */

import { provided } from "../../ui/provided";
import type { Desk } from "./desk";

export const [DeskProvider, useDesk] = provided<Desk>();
