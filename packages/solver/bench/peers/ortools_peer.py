"""OR-Tools as a peer of the benchmark: its routing library with guided local search, one thread.

Usage: python ortools_peer.py PROBLEM.json SECONDS SEED (it takes no seed). Prints one JSON line
{"routes": [[stop, ...], ...]}, stops counted from 1; no routes if it found no plan in time.
"""

import json
import sys

from ortools.constraint_solver import pywrapcp, routing_enums_pb2


def build(problem):
    """Returns the routing model and its index manager."""
    size = problem["size"]
    matrix = problem["matrix"]
    manager = pywrapcp.RoutingIndexManager(size, problem["vehicles"], 0)
    routing = pywrapcp.RoutingModel(manager)
    rows = [matrix[i * size : (i + 1) * size] for i in range(size)]
    routing.SetArcCostEvaluatorOfAllVehicles(routing.RegisterTransitMatrix(rows))
    if problem["vehicle_cost"] > 0:
        routing.SetFixedCostOfAllVehicles(problem["vehicle_cost"])

    demand = routing.RegisterUnaryTransitVector(problem["demand"])
    routing.AddDimension(demand, 0, problem["capacity"], True, "load")

    service = problem["service"]
    durations = [[service[i] + rows[i][j] for j in range(size)] for i in range(size)]
    closes = problem["windows"][0][1]
    routing.AddDimension(routing.RegisterTransitMatrix(durations), closes, closes, False, "time")
    time = routing.GetDimensionOrDie("time")
    for i in range(1, size):
        time.CumulVar(manager.NodeToIndex(i)).SetRange(*problem["windows"][i])
    return manager, routing


def main(path, seconds, _seed):
    with open(path, encoding="utf-8") as file:
        problem = json.load(file)
    manager, routing = build(problem)
    parameters = pywrapcp.DefaultRoutingSearchParameters()
    parameters.first_solution_strategy = routing_enums_pb2.FirstSolutionStrategy.PARALLEL_CHEAPEST_INSERTION
    parameters.local_search_metaheuristic = routing_enums_pb2.LocalSearchMetaheuristic.GUIDED_LOCAL_SEARCH
    parameters.time_limit.FromMilliseconds(int(float(seconds) * 1000))
    solution = routing.SolveWithParameters(parameters)
    routes = []
    for vehicle in range(problem["vehicles"] if solution else 0):
        route = []
        index = solution.Value(routing.NextVar(routing.Start(vehicle)))
        while not routing.IsEnd(index):
            route.append(manager.IndexToNode(index))
            index = solution.Value(routing.NextVar(index))
        if route:
            routes.append(route)
    print(json.dumps({"routes": routes}))


main(*sys.argv[1:])
