"""Props of the scenes, a module for each room. Centimetres."""
