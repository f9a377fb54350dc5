"""Many tables at once against a real server, over real sockets: how fast, how many, and what one of them costs."""
