/** Does what is asked, shows why it was refused, and tells the page what there is now; says whether it was done. */
export type Act = (request: () => Promise<unknown>) => Promise<boolean>;
