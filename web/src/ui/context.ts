/** The table that the views below belong to. */

import type { TableModel } from "../table";
import { provided } from "./provided";

export const [TableProvider, useTable] = provided<TableModel>();
