"""Writes the mean of trained weights: python3 mean.py OUT.pt TRAINED.pt... [--photos PHOTOS] (see README.md)."""

import argparse
import random

import torch

from network import CLASSES, SurfaceNetwork
from photos import read_photos
from variants import draw_batch

BATCHES = 24
BATCH = 16


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("trained", nargs="+")
    parser.add_argument("--photos", help="batch norm is measured anew on these")
    parser.add_argument("--fold", type=int, default=0, help="kept out; -1 for none")
    options = parser.parse_args()
    trained = [torch.load(path) for path in options.trained]
    mean = {}
    for name, first in trained[0].items():
        parts = [weights[name] for weights in trained]
        # batch norm also counts its steps, in whole numbers
        mean[name] = sum(parts) / len(parts) if first.dtype.is_floating_point else first
    if options.photos:
        mean = measured_anew(mean, options.photos, options.fold)
    torch.save(mean, options.out)


@torch.no_grad()
def measured_anew(weights, folder, fold):
    """What passes through the layers of a mean is not the mean of what passed through each."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    random.seed(1)
    photos = [photo for photo in read_photos(folder) if photo.fold != fold]
    network = SurfaceNetwork()
    network.load_state_dict(weights)
    for part in network.modules():
        if isinstance(part, torch.nn.BatchNorm2d):
            part.reset_running_stats()
            # none is the plain mean of all batches
            part.momentum = None
    network.train()
    network.drop.eval()
    for kind in CLASSES:
        for _ in range(BATCHES):
            network(draw_batch(photos, kind, BATCH)[0], kind)
    return network.state_dict()


if __name__ == "__main__":
    main()
